error-no-workers = Рабочие процессы завершаются, не начав работу. В скрипте перенесите запускаемый код под «if __name__ == "__main__":» или играйте с jobs=1.
error-other-run = В файле { $file } другой запуск. Удалите его, укажите другой файл или повторите настройки того запуска.
error-cluster-missing = Для работы на кластере нужен пакет { $package }. Установите его: pip install 'grange[cluster]'
error-cluster-unreachable = По адресу { $address } нет кластера Ray, которым можно воспользоваться ({ $problem }).
error-cluster-without-grange = На узле { $node } кластера нет Grange. Установите версию { $ours } на всех узлах.
error-cluster-other-code = На узле { $node } кластера стоит Grange { $theirs }, а здесь — { $ours }. Установите одну и ту же версию на всех узлах.
