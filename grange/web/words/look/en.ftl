### Looking things up at the table, and the rules beside it

lookup-rule = “{ $rule }”
lookup-more = Read the chapter
drawer-asked = This chapter explains the question you are asked: “{ $question }”
drawer-name = The rules
