package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

func stretchesWithoutEffect(buttons []int) int64 {
	seen := map[int]int64{0: 1}
	state := 0
	var stretches int64
	for _, button := range buttons {
		state ^= button
		stretches += seen[state]
		seen[state]++
	}
	return stretches
}

func main() {
	input := bufio.NewScanner(os.Stdin)
	input.Split(bufio.ScanWords)
	next := func() int {
		input.Scan()
		number, _ := strconv.Atoi(input.Text())
		return number
	}
	buttons := make([]int, next())
	for at := range buttons {
		buttons[at] = next()
	}
	fmt.Println(stretchesWithoutEffect(buttons))
}
