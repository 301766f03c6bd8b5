Feature: ledger

  Scenario: full 1
    Given ledger is opened
    Then keeping
    When a call is about to go out (code)
    Then keeping
    When a call is about to go out (commit)
    Then keeping
    When a call is about to go out (complaint)
    Then keeping
    When a call got a clear answer (code)
    Then keeping
    When a call is about to go out (code)
    Then keeping
    When a call got a clear answer (commit)
    Then keeping
    When a call got a clear answer (commit)
    Then keeping
    When a call got a clear answer (complaint)
    Then keeping
    When a call is found done (payments)
    Then keeping
    When a call is found done (payments)
    Then keeping
    When a call is found done (others)
    Then keeping
    When a call wants to know what is open
    Then keeping
    When watch intents says 'changed'
    Then keeping

  Scenario: full 2
    Given ledger is opened
    Then keeping
    When a call got a clear answer (code)
    Then keeping

  Scenario: full 3
    Given ledger is opened
    Then keeping
    When a call is found done (payments)
    Then keeping
