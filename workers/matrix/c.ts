import { deep, type MatrixPrograms, said } from './matrixProgram.ts'

export const c: MatrixPrograms = {
  actor: `#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__attribute__((noinline)) static long levels(volatile long count) {
  volatile char frame[200];
  frame[0] = 1;
  return count == 0 ? 0 : frame[0] + levels(count - 1);
}

int main(void) {
  char request[16];
  if (scanf("%15s", request) != 1 || getchar() != '\\n') return 1;
  if (strcmp(request, "say") == 0) puts("${said}");
  if (strcmp(request, "echo") == 0) for (int c; (c = getchar()) != EOF;) putchar(c);
  if (strcmp(request, "sum") == 0) {
    long total = 0;
    for (int number; scanf("%d", &number) == 1;) total += number;
    printf("%ld\\n", total);
  }
  if (strcmp(request, "recurse") == 0) {
    long count;
    if (scanf("%ld", &count) == 1) printf("%ld\\n", levels(count));
  }
  if (strcmp(request, "throw") == 0) {
    puts("1");
    fflush(stdout);
    fputs("on purpose\\n", stderr);
    abort();
  }
  if (strcmp(request, "loop") == 0) {
    puts("begun");
    fflush(stdout);
    for (volatile int i = 0;; i++) ;
  }
  if (strcmp(request, "bomb") == 0) for (;;) memset(malloc(1000000), 1, 1000000);
  if (strcmp(request, "flood") == 0) for (;;) puts("xxxxxxxxxxxxxxxxxxxxxxxxxxxxx");
  return 0;
}
`,
  depth: deep,
  thrown: /^on purpose$/m,
  broken: {
    source: '#include <stdio.h>\nint main(void) {\n  return undeclared;\n}\n',
    says: /main\.c:3:10: error: .undeclared. undeclared/,
  },
  idioms: [
    {
      name: 'scanf, qsort, malloc and the mathematics library',
      source: `#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int ascending(const void *a, const void *b) {
  return (*(const int *)a > *(const int *)b) - (*(const int *)a < *(const int *)b);
}

int main() {
  int n;
  scanf("%d", &n);
  int *numbers = malloc(n * sizeof *numbers);
  for (int i = 0; i < n; i++) scanf("%d", &numbers[i]);
  qsort(numbers, n, sizeof *numbers, ascending);
  for (int i = 0; i < n; i++) printf("%d%c", numbers[i], i + 1 < n ? ' ' : '\\n');
  printf("%.3f %lld\\n", sqrt(2.0) + pow(2, 0.5), (long long)INT64_MAX);
  free(numbers);
  return 0;
}
`,
      stdin: '4\n3 -1 2 0\n',
      expected: '-1 0 2 3\n2.828 9223372036854775807\n',
    },
    {
      name: 'fgets, getline, strtok and structures',
      source: `#define _GNU_SOURCE
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct node { char *word; struct node *next; } node;

int main(int argc, char **argv) {
  char first[32];
  fgets(first, sizeof first, stdin);
  first[strcspn(first, "\\n")] = 0;
  char *line = NULL;
  size_t size = 0;
  node *list = NULL;
  while (getline(&line, &size, stdin) != -1)
    for (char *word = strtok(line, " \\n"); word; word = strtok(NULL, " \\n")) {
      node *added = malloc(sizeof *added);
      *added = (node){ .word = strdup(word), .next = list };
      list = added;
    }
  printf("%s %d:", first, argc);
  for (; list; list = list->next) { list->word[0] = toupper(list->word[0]); printf(" %s", list->word); }
  putchar('\\n');
}
`,
      stdin: 'title\none two\nthree',
      expected: 'title 1: Three Two One\n',
    },
  ],
}
