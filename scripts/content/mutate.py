"""Reads JSON, {"source": a Python program, "more": whether to add typical human slips}, and prints its mutants:
[{"name": "line 7: <= becomes <", "source": "..."}].

Each mutant differs in one place inside a function. `main`, which only reads and prints, stays as it is, and so does code outside of
functions.
"""

import ast
import json
import sys

COMPARISONS = {
    ast.Lt: (ast.LtE, "< becomes <="),
    ast.LtE: (ast.Lt, "<= becomes <"),
    ast.Gt: (ast.GtE, "> becomes >="),
    ast.GtE: (ast.Gt, ">= becomes >"),
    ast.Eq: (ast.NotEq, "== becomes !="),
    ast.NotEq: (ast.Eq, "!= becomes =="),
    ast.In: (ast.NotIn, "in becomes not in"),
    ast.NotIn: (ast.In, "not in becomes in"),
}
ARITHMETIC = {
    ast.Add: (ast.Sub, "+ becomes -"),
    ast.Sub: (ast.Add, "- becomes +"),
    ast.Mult: (ast.Add, "* becomes +"),
    ast.FloorDiv: (ast.Mult, "// becomes *"),
    ast.Mod: (ast.FloorDiv, "% becomes //"),
    ast.BitAnd: (ast.BitOr, "& becomes |"),
    ast.BitOr: (ast.BitAnd, "| becomes &"),
    ast.BitXor: (ast.BitOr, "^ becomes |"),
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any", "bisect_left": "bisect_right", "bisect_right": "bisect_left"}


def put(node, field, value):
    return lambda: setattr(node, field, value)


def changes(node):
    """Each way to change this node: its name, and a function that makes the change."""
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            if type(operator) in COMPARISONS:
                other, name = COMPARISONS[type(operator)]
                yield name, lambda index=index, other=other: node.ops.__setitem__(index, other())
    if isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in ARITHMETIC:
        other, name = ARITHMETIC[type(node.op)]
        yield name, put(node, "op", other())
    if isinstance(node, ast.BoolOp):
        other, name = (ast.Or, "and becomes or") if isinstance(node.op, ast.And) else (ast.And, "or becomes and")
        yield name, put(node, "op", other())
    if isinstance(node, (ast.If, ast.While, ast.IfExp)):
        if not isinstance(node, ast.While):
            yield "the condition is always true", put(node, "test", ast.Constant(True))
        yield "the condition is never true", put(node, "test", ast.Constant(False))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        yield "the minus goes", put(node, "op", ast.UAdd())
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield f"{node.value} becomes {not node.value}", put(node, "value", not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield f"{node.value} becomes {node.value + 1}", put(node, "value", node.value + 1)
    if isinstance(node, ast.Name) and node.id in CALLS:
        yield f"{node.id} becomes {CALLS[node.id]}", put(node, "id", CALLS[node.id])
    for field in ("body", "orelse"):
        block = getattr(node, field, None)
        if not isinstance(block, list):
            continue
        for index, statement in enumerate(block):
            if isinstance(statement, (ast.Break, ast.Continue)):
                word = type(statement).__name__.lower()
                yield f"{word} goes", lambda block=block, index=index: block.__setitem__(index, ast.Pass())
            if isinstance(statement, (ast.AugAssign, ast.Expr)) and not is_text(statement):
                yield "the statement goes", lambda block=block, index=index: block.__setitem__(index, ast.Pass())


UNWRAPPED = {"sorted", "abs", "list", "reversed", "set"}


def slips(expression):
    """What people write by mistake instead of an expression: the mistake's name, and the new expression."""
    if isinstance(expression, ast.Call) and isinstance(expression.func, ast.Name):
        name, given = expression.func.id, expression.args
        if name in ("min", "max") and len(given) == 2:
            for each in given:
                yield f"{name} goes, {ast.unparse(each)} stays", each
        if name in UNWRAPPED and len(given) == 1 and not isinstance(given[0], ast.GeneratorExp):
            yield f"{name} goes", given[0]
        if name == "range":
            for index, each in enumerate(given[:2]):
                for sign, operator in (("+", ast.Add()), ("-", ast.Sub())):
                    other = ast.BinOp(each, operator, ast.Constant(1))
                    yield f"{ast.unparse(each)} becomes {ast.unparse(each)} {sign} 1", ast.Call(
                        expression.func, [*given[:index], other, *given[index + 1 :]], []
                    )
    if isinstance(expression, ast.BoolOp) and len(expression.values) > 1:
        for each in expression.values:
            rest = [value for value in expression.values if value is not each]
            shorter = rest[0] if len(rest) == 1 else ast.BoolOp(expression.op, rest)
            yield f"the condition {ast.unparse(each)} goes", shorter
    if isinstance(expression, ast.UnaryOp) and isinstance(expression.op, ast.Not):
        yield "not goes", expression.operand
    if isinstance(expression, ast.BinOp):
        left, right = expression.left, expression.right
        if isinstance(expression.op, ast.Sub):
            yield "the sides of - change places", ast.BinOp(right, ast.Sub(), left)
        if isinstance(expression.op, (ast.Add, ast.Sub)):
            yield f"{ast.unparse(right)} is not counted", left
        if isinstance(expression.op, ast.FloorDiv):
            minus = ast.UnaryOp(ast.USub(), left)
            yield "// rounds up", ast.UnaryOp(ast.USub(), ast.BinOp(minus, ast.FloorDiv(), right))
    if isinstance(expression, ast.Constant) and type(expression.value) is int:
        yield f"{expression.value} becomes {expression.value - 1}", ast.Constant(expression.value - 1)
    if isinstance(expression, ast.IfExp):
        yield "only the first way", expression.body
        yield "only the other way", expression.orelse


def slips_in(node):
    """Each human slip possible below this node, and a function that makes it."""
    if isinstance(node, ast.comprehension):
        for index, condition in enumerate(node.ifs):
            yield f"the condition {ast.unparse(condition)} goes", lambda index=index: node.ifs.pop(index)
    for field, value in ast.iter_fields(node):
        if isinstance(value, ast.expr):
            for name, other in slips(value):
                yield name, put(node, field, other)
        if not isinstance(value, list):
            continue
        for index, each in enumerate(value):
            if isinstance(each, ast.expr):
                for name, other in slips(each):
                    yield name, lambda value=value, index=index, other=other: value.__setitem__(index, other)
            if isinstance(each, ast.While):
                once = ast.copy_location(ast.If(each.test, each.body, []), each)
                yield "while becomes if", lambda value=value, index=index, once=once: value.__setitem__(index, once)
            if isinstance(each, ast.Assign):
                yield "the assignment is missing", lambda value=value, index=index: value.__setitem__(index, ast.Pass())


def is_text(statement):
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def sites(tree):
    """Every change to the functions of the program, in a fixed order."""
    functions = [each for each in tree.body if isinstance(each, (ast.FunctionDef, ast.ClassDef)) and each.name != "main"]
    for function in functions:
        for node in ast.walk(function):
            if isinstance(node, ast.arguments):
                continue
            for name, change in changes(node):
                yield node, name, change
            if more:
                for name, change in slips_in(node):
                    yield node, name, change


order = json.loads(sys.stdin.read())
source, more = order["source"], order["more"]
original = ast.unparse(ast.parse(source))
count = len(list(sites(ast.parse(source))))
mutants, seen = [], {}
for number in range(count):
    tree = ast.parse(source)
    node, name, change = list(sites(tree))[number]
    kept = {id(each): each for each in ast.walk(tree)}
    change()
    line = getattr(node, "lineno", 0) or node.target.lineno
    if name.endswith(" goes"):
        # The line of the removed statement, not of the block around it.
        left = {id(each) for each in ast.walk(tree)}
        gone = [each.lineno for key, each in kept.items() if key not in left and hasattr(each, "lineno")]
        line = min(gone, default=line)
    text = ast.unparse(ast.fix_missing_locations(tree))
    if text == original:
        continue
    title = f"line {line}: {name}"
    seen[title] = seen.get(title, 0) + 1
    if seen[title] > 1:
        title += f" ({seen[title]})"
    mutants.append({"name": title, "source": text})
print(json.dumps(mutants))
