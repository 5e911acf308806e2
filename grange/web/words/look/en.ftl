### Looking things up at the table, and the rules beside it

lookup-rule = “{ $rule }”
lookup-more = The chapter
drawer-asked = This chapter belongs to the question that you are asked: “{ $question }”
drawer-name = The rules
