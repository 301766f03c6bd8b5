Feature: payment notices

  Scenario: full 1
    Given payment notices is opened (stored)
    Then shown
    And nothing comes of it: the person goes back; the person saves or shares the code (stored); the person has paid, and goes to the order; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the person taps the contract number
    Then shown
    When the shell answers (copied)
    Then shown
    When the shell answers (canShare)
    Then shown
    When the shell answers (canShare)
    Then shown
    When the shell answers (unable)
    Then shown
    When the shell answers (elsewhere)
    Then shown
    When the person copies the sum
    Then shown
    When the person saves or shares the code (stored)
    Then shown
    When the person asks how to pay
    Then shown

  Scenario: full 2
    Given payment notices is opened (with a code made)
    Then shown
    When the person has paid, and goes to the order
    Then shown
    When the app comes back to the screen (clear)
    Then shown
    When the app comes back to the screen (open)
    Then shown

  Scenario: full 3
    Given payment notices is opened (codeless)
    Then shown
    And nothing comes of it: the person taps the contract number

  Scenario: full 4
    Given payment notices is opened (nothing)
    Then empty (Nothing to repay is stored on this phone for this order and session.)
    And nothing comes of it: the person taps the contract number; the shell answers (copied); the shell answers (canShare); the shell answers (unable); the shell answers (elsewhere); the person asks how to pay; the person has paid, and goes to the order; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the person goes back
    Then empty

  Scenario: full 5
    Given payment notices is opened (of another session)
    Then empty (Nothing to repay is stored on this phone for this order and session.)

  Scenario: full 6
    Given payment notices is opened (of another order)
    Then empty (Nothing to repay is stored on this phone for this order and session.)
