package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strconv"
)

func lastToHear(calls [][2]int) int {
	called := make([][]int, len(calls))
	order := []int{}
	for person, call := range calls {
		if call[0] < 0 {
			order = append(order, person)
		} else {
			called[call[0]] = append(called[call[0]], person)
		}
	}
	for at := 0; at < len(order); at++ {
		order = append(order, called[order[at]]...)
	}
	needs := make([]int, len(calls))
	latest := 0
	for at := len(order) - 1; at >= 0; at-- {
		person := order[at]
		list := called[person]
		sort.Slice(list, func(i, j int) bool { return needs[list[i]] > needs[list[j]] })
		clock := 0
		for _, other := range list {
			clock += calls[other][1]
			needs[person] = max(needs[person], clock+needs[other])
		}
		if calls[person][0] < 0 {
			latest = max(latest, calls[person][1]+needs[person])
		}
	}
	return latest
}

func main() {
	input := bufio.NewScanner(os.Stdin)
	input.Split(bufio.ScanWords)
	next := func() int {
		input.Scan()
		number, _ := strconv.Atoi(input.Text())
		return number
	}
	n, _ := next(), next()
	calls := make([][2]int, n)
	for person := range calls {
		calls[person] = [2]int{next(), next()}
	}
	fmt.Println(lastToHear(calls))
}
