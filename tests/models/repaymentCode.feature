Feature: repayment code

  Scenario: full 1
    Given repayment code is opened (typed)
    Then shown small
    And nothing comes of it: the person closes the dialog; the phone has its back button pressed; the person goes back; the person saves or shares the code (typed); the person has paid, and goes to the order; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the person copies the code
    Then shown small
    When the person enlarges the code
    Then shown enlarged (The code fills the screen, to be scanned.)
    And nothing comes of it: the person enlarges the code; the person goes back; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the person closes the dialog
    Then shown small
    When the shell answers (copied)
    Then shown small
    When the shell answers (canShare)
    Then shown small
    When the shell answers (canShare)
    Then shown small
    When the shell answers (unable)
    Then shown small
    When the shell answers (elsewhere)
    Then shown small
    When the person copies the sum
    Then shown small
    When the person saves or shares the code (typed)
    Then shown small
    When the person asks how to pay
    Then shown small
    When the person enlarges the code
    Then shown enlarged
    When the phone has its back button pressed
    Then shown small

  Scenario: full 2
    Given repayment code is opened (scanned)
    Then shown small

  Scenario: full 3
    Given repayment code is opened (pictured)
    Then shown small
    And nothing comes of it: the person copies the code

  Scenario: full 4
    Given repayment code is opened (broken)
    Then refused (The code is broken or for something else: nobody may pay by it.)
    And nothing comes of it: the person copies the code; the person enlarges the code; the person closes the dialog; the phone has its back button pressed; the shell answers (copied); the shell answers (canShare); the shell answers (unable); the shell answers (elsewhere); the person copies the sum; the person asks how to pay; the person has paid, and goes to the order; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the person goes back
    Then refused

  Scenario: full 5
    Given repayment code is opened (made here)
    Then shown small
    When the person has paid, and goes to the order
    Then shown small
    When the app comes back to the screen (clear)
    Then shown small
    When the app comes back to the screen (open)
    Then shown small

  Scenario: full 6
    Given repayment code is opened (without a sum)
    Then shown small
    And nothing comes of it: the person copies the sum

  Scenario: full 7
    Given repayment code is opened (empty)
    Then missing (The address names no code.)
    And nothing comes of it: the person copies the code; the person enlarges the code; the person closes the dialog; the phone has its back button pressed; the shell answers (copied); the shell answers (canShare); the shell answers (unable); the shell answers (elsewhere); the person copies the sum; the person asks how to pay; the person has paid, and goes to the order; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the person goes back
    Then missing
