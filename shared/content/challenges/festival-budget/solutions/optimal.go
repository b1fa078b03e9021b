package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

type state struct {
	begun, done, circle bool
	amount              int64
}

func amounts(lines []string, asked []string) []string {
	termsOf := map[string][]string{}
	for _, line := range lines {
		name, formula, _ := strings.Cut(line, "=")
		termsOf[name] = strings.Split(strings.ReplaceAll(formula, "-", "+-"), "+")
	}
	states := map[string]*state{}
	stateOf := func(name string) *state {
		if states[name] == nil {
			states[name] = &state{}
		}
		return states[name]
	}
	stack := append([]string{}, asked...)
	for len(stack) > 0 {
		name := stack[len(stack)-1]
		own := stateOf(name)
		if own.done {
			stack = stack[:len(stack)-1]
			continue
		}
		if !own.begun {
			own.begun = true
			for _, term := range termsOf[name] {
				need := strings.TrimPrefix(term, "-")
				if need[0] >= 'a' && !stateOf(need).begun {
					stack = append(stack, need)
				}
			}
			continue
		}
		for _, term := range termsOf[name] {
			need := strings.TrimPrefix(term, "-")
			var value int64
			if need[0] >= 'a' {
				other := stateOf(need)
				if !other.done || other.circle {
					own.circle = true
					break
				}
				value = other.amount
			} else {
				value, _ = strconv.ParseInt(need, 10, 64)
			}
			if need != term {
				value = -value
			}
			own.amount += value
		}
		own.done = true
		stack = stack[:len(stack)-1]
	}
	answers := make([]string, len(asked))
	for at, name := range asked {
		answers[at] = strconv.FormatInt(states[name].amount, 10)
		if states[name].circle {
			answers[at] = "circle"
		}
	}
	return answers
}

func main() {
	input := bufio.NewScanner(os.Stdin)
	input.Buffer(make([]byte, 1<<16), 1<<21)
	input.Split(bufio.ScanWords)
	list := func() []string {
		input.Scan()
		count, _ := strconv.Atoi(input.Text())
		words := make([]string, count)
		for at := range words {
			input.Scan()
			words[at] = input.Text()
		}
		return words
	}
	lines := list()
	asked := list()
	fmt.Println(strings.Join(amounts(lines, asked), "\n"))
}
