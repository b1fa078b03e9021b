package main

import (
	"bufio"
	"fmt"
	"os"
)

func find(leader []int, place int) int {
	for leader[place] != place {
		leader[place] = leader[leader[place]]
		place = leader[place]
	}
	return place
}

func setAside(people int, memories [][3]int) int {
	// Place p stands for "with p", place p + people for "against p".
	leader := make([]int, 2*people+1)
	for place := range leader {
		leader[place] = place
	}
	aside := 0
	for _, memory := range memories {
		one, other := memory[0], memory[1]
		withOne, againstOne := find(leader, one), find(leader, one+people)
		withOther, againstOther := find(leader, other), find(leader, other+people)
		if memory[2] == 0 {
			withOther, againstOther = againstOther, withOther
		}
		if withOne == againstOther {
			aside++
		} else {
			leader[withOne] = withOther
			leader[againstOne] = againstOther
		}
	}
	return aside
}

func main() {
	input := bufio.NewReader(os.Stdin)
	next := func() int {
		number := 0
		character, _ := input.ReadByte()
		for character < '0' {
			character, _ = input.ReadByte()
		}
		for ; character >= '0'; character, _ = input.ReadByte() {
			number = 10*number + int(character-'0')
		}
		return number
	}
	people, count := next(), next()
	next()
	memories := make([][3]int, count)
	for index := range memories {
		memories[index] = [3]int{next(), next(), next()}
	}
	fmt.Println(setAside(people, memories))
}
