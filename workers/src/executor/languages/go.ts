import type { Language } from './language.ts'

const environment = {
  GO111MODULE: 'off',
  GOFLAGS: '-trimpath',
  GOTELEMETRY: 'off',
  GOTOOLCHAIN: 'local',
  GOCACHE: '/tmp/cache',
  GOPATH: '/tmp/path',
  CGO_ENABLED: '0',
}

export const go: Language = {
  name: 'go',
  tools: ['go'],
  version: { command: (tool) => ({ argv: [tool('go'), 'version'], environment }), pattern: /go version go(\S+)/ },
  sourceFile: () => 'main.go',
  compile: ({ tool, sourceFile }) => ({
    argv: [tool('go'), 'build', '-o', '/tmp/out/a.out', `/box/${sourceFile}`],
    environment,
  }),
  run: ({ memoryMb }) => ({
    argv: ['/box/a.out'],
    environment: { GOMEMLIMIT: `${Math.floor(memoryMb * 0.9)}MiB` },
  }),
  memoryMb: 256,
  stackMb: 64,
  outOfMemory: /fatal error: (?:runtime: )?(?:cannot allocate memory|out of memory)/,
  programs: {
    hello: 'package main\n\nimport "fmt"\n\nfunc main() { fmt.Println("hello, world") }\n',
    wrong: 'package main\n\nimport "fmt"\n\nfunc main() { fmt.Println("good-bye") }\n',
  },
}
