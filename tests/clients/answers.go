// The generated router, with the contract's examples as its answers.
package main

import (
	"encoding/json"
	"log"
	"net/http"
	"os"
	"time"

	sw "loans/go"

	"github.com/gorilla/mux"
)

func main() {
	text, err := os.ReadFile(os.Args[2])
	if err != nil {
		log.Fatal(err)
	}
	var answers map[string]json.RawMessage
	if err := json.Unmarshal(text, &answers); err != nil {
		log.Fatal(err)
	}
	router := sw.NewRouter()
	router.Use(func(generated http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			answer, known := answers[mux.CurrentRoute(r).GetName()]
			if !known {
				generated.ServeHTTP(w, r)
				return
			}
			w.Header().Set("Content-Type", "application/json")
			w.Header().Set("Cache-Control", "no-store")
			w.Header().Set("Date", time.Now().UTC().Format(http.TimeFormat))
			w.Write(answer)
		})
	})
	log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Args[1], http.StripPrefix("/gateway", router)))
}
