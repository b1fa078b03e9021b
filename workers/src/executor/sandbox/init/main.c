#include <string.h>

#include "init.h"

int main(int argc, char **argv) {
  if (argc > 1 && strcmp(argv[1], "launch") == 0) return launch(argc - 2, argv + 2);
  return serve();
}
