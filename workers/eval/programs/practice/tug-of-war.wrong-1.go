package main

import (
	"bufio"
	"fmt"
	"os"
)

var parent []int

// end[x] is 1 when x pulls against its parent
var end []int

func find(x int) (int, int) {
	if parent[x] == x {
		return x, 0
	}
	root, side := find(parent[x])
	parent[x] = root
	end[x] ^= side
	return root, end[x]
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var people, m, columns int
	fmt.Fscan(in, &people, &m, &columns)
	parent = make([]int, people+1)
	end = make([]int, people+1)
	for i := range parent {
		parent[i] = i
	}
	aside := 0
	for i := 0; i < m; i++ {
		var a, b, same int
		fmt.Fscan(in, &a, &b, &same)
		rootA, sideA := find(a)
		rootB, sideB := find(b)
		if rootA == rootB {
			if (sideA == sideB) != (same == 1) {
				aside++
			}
			continue
		}
		parent[rootA] = rootB
		end[rootA] = 1 - same
	}
	fmt.Println(aside)
}
