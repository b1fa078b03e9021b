package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<20)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()

	var n int
	fmt.Fscan(in, &n)

	// One slice for both: the strokes on the picture are strokes[:shown],
	// and those that can be redone are strokes[shown:].
	strokes := make([]int, 0, n)
	shown := 0
	for i := 0; i < n; i++ {
		var action int
		fmt.Fscan(in, &action)
		switch {
		case action > 0:
			strokes = append(strokes[:shown], action)
			shown++
		case action == 0 && shown > 0:
			shown--
		case action == -1 && shown < len(strokes):
			shown++
		}
	}
	for i, colour := range strokes[:shown] {
		if i > 0 {
			out.WriteByte(' ')
		}
		fmt.Fprint(out, colour)
	}
	out.WriteByte('\n')
}
