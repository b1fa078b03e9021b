import { type MatrixPrograms, said } from './matrixProgram.ts'

export const r: MatrixPrograms = {
  actor: `input <- file("stdin", "r")
request <- readLines(input, n = 1)
levels <- function(count) if (count == 0) 0 else 1 + levels(count - 1)

if (request == "say") cat("${said}\\n")
if (request == "echo") writeLines(readLines(input))
if (request == "sum") cat(format(sum(as.numeric(readLines(input))), scientific = FALSE), "\\n", sep = "")
if (request == "recurse") cat(levels(as.integer(readLines(input, n = 1))), "\\n", sep = "")
if (request == "throw") {
  cat("1\\n")
  stop("on purpose")
}
if (request == "loop") {
  cat("begun\\n")
  repeat {}
}
if (request == "bomb") {
  kept <- list()
  repeat kept[[length(kept) + 1]] <- rep(1, 100000)
}
if (request == "flood") repeat cat("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\\n")
`,
  // The interpreter allows 5,000 nested expressions.
  depth: 1_000,
  thrown: /^Error: on purpose/m,
  broken: {
    source: 'first <- 1\nsecond <- 2\nprint(first second)\n',
    says: /^Error: unexpected symbol in "print\(first second"/,
  },
  idioms: [
    {
      name: 'readLines of stdin, vectors, data frames, apply',
      source: `lines <- readLines(file("stdin"))
n <- as.integer(lines[1])
numbers <- as.integer(strsplit(lines[2], " ")[[1]])
cat(n, max(numbers), sort(numbers, decreasing = TRUE), "\\n")
counts <- table(strsplit(lines[3], "")[[1]])
cat(names(counts)[counts == max(counts)], nchar(lines[4]), toupper(lines[4]), rev(strsplit(lines[4], "")[[1]]), "\\n")
frame <- data.frame(name = c("b", "a"), value = c(2, 1))
print(frame[order(frame$name), "value"])
square <- sapply(1:3, function(x) x^2)
result <- tryCatch(stop("caught"), error = function(e) conditionMessage(e), finally = cat("finally\\n"))
stack <- c(); stack <- c(stack, 1); stack <- stack[-length(stack)]
cat(sprintf("%.2f", mean(square)), result, length(stack), paste0("x", 1:2, collapse = "+"), do.call(sum, as.list(1:4)), "\\n")
m <- matrix(1:4, nrow = 2); print(m %*% m)
`,
      stdin: '3\n4 9 2\nabba a\ngrün日\n',
      expected:
        '3 9 9 4 2 \na 5 GRÜN日 日 n ü r g \n[1] 1 2\nfinally\n4.67 caught 0 x1+x2 10 \n     [,1] [,2]\n[1,]    7   15\n[2,]   10   22\n',
    },
    {
      name: 'scan, environments, Reduce, while',
      source: `numbers <- scan(file("stdin"), quiet = TRUE)
seen <- new.env()
for (number in numbers) assign(as.character(number), TRUE, envir = seen)
total <- Reduce(\`+\`, numbers, accumulate = TRUE)
i <- 0
while (TRUE) { i <- i + 1; if (i > 3) break }
cat(length(ls(seen)), total, i, numbers %% 2 == 0, "\\n")
print(seq_len(3)); print("text"); print(list(a = 1)); invisible(7)
`,
      stdin: '1 2\n3 3\n',
      expected: '3 1 3 6 9 4 FALSE TRUE FALSE FALSE \n[1] 1 2 3\n[1] "text"\n$a\n[1] 1\n\n',
    },
  ],
}
