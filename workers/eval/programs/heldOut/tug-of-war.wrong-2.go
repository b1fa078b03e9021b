package main

import (
	"bufio"
	"fmt"
	"os"
)

var parent []int

func find(x int) int {
	for parent[x] != x {
		parent[x] = parent[parent[x]]
		x = parent[x]
	}
	return x
}

func join(a, b int) {
	parent[find(a)] = find(b)
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var people, m, columns int
	fmt.Fscan(in, &people, &m, &columns)

	// groups hold people at one end; opponent is somebody known to be at the other end, or 0
	parent = make([]int, people+1)
	opponent := make([]int, people+1)
	for i := range parent {
		parent[i] = i
	}
	aside := 0
	for ; m > 0; m-- {
		var a, b, same int
		fmt.Fscan(in, &a, &b, &same)
		x, y := opponent[a], opponent[b]
		if same == 1 {
			if x != 0 && find(x) == find(b) || y != 0 && find(y) == find(a) {
				aside++
				continue
			}
			join(a, b)
		} else {
			if find(a) == find(b) {
				aside++
				continue
			}
			if x != 0 {
				join(b, x)
			}
			if y != 0 {
				join(a, y)
			}
			opponent[a], opponent[b] = b, a
		}
	}
	fmt.Println(aside)
}
