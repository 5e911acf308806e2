cli-cluster = играть на кластере Ray по этому адресу; без адреса — на кластере, который запустится на этой машине
cli-out-rows = строка файла — партия (games), место за столом (seats) или выбор (choices); по умолчанию в .jsonl — партия, иначе — место

simulate-stopped = { $games ->
    [one] В файле { $file } — { $games } сыгранная партия. Та же команда продолжит с этого места.
    [few] В файле { $file } — { $games } сыгранные партии. Та же команда продолжит с этого места.
    [many] В файле { $file } — { $games } сыгранных партий. Та же команда продолжит с этого места.
   *[other] В файле { $file } — { $games } сыгранной партии. Та же команда продолжит с этого места.
}

error-rows-without-file = --rows описывает файл. Укажите его в --out.
error-data-missing = Для файлов Parquet нужен пакет { $package }. Установите его: pip install 'grange[data]'
error-no-workers = Рабочие процессы завершаются, не начав работу. В скрипте перенесите запускаемый код под «if __name__ == "__main__":» или играйте с jobs=1.
error-other-run = В файле { $file } другой запуск. Удалите его, укажите другой файл или повторите настройки того запуска.
error-cluster-missing = Для работы на кластере нужен пакет { $package }. Установите его: pip install 'grange[cluster]'
error-cluster-unreachable = По адресу { $address } нет кластера Ray, которым можно воспользоваться ({ $problem }).
error-cluster-without-grange = На узле { $node } кластера нет Grange. Установите версию { $ours } на всех узлах.
error-cluster-other-code = На узле { $node } кластера стоит Grange { $theirs }, а здесь — { $ours }. Установите одну и ту же версию на всех узлах.
