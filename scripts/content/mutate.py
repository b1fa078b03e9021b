"""Reads a program in Python and prints its mutants as JSON: [{"name": "line 7: <= becomes <", "source": "..."}].

Each mutant differs in one place inside of a function. `main`, which only reads and prints, stays as it is, and so does what stands
outside of functions.
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
    """Each way to change this node: what it is called, and a function that does it."""
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


source = sys.stdin.read()
original = ast.unparse(ast.parse(source))
count = len(list(sites(ast.parse(source))))
mutants, seen = [], {}
for number in range(count):
    tree = ast.parse(source)
    node, name, change = list(sites(tree))[number]
    kept = {id(each): each for each in ast.walk(tree)}
    change()
    line = node.lineno
    if name.endswith(" goes"):
        # The line of what went, not of the block that it stood in.
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
