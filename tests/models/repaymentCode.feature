Feature: repayment code

  Scenario: full 1
    Given repayment code is opened (typed)
    Then shown small
    And nothing comes of it: the person closes the dialog; the phone has its back button pressed; the person goes back
    When the person copies the code
    Then shown small
    When the person enlarges the code
    Then shown enlarged (The code fills the screen, to be scanned.)
    And nothing comes of it: the person enlarges the code; the person goes back
    When the person closes the dialog
    Then shown small
    When the shell answers (copied)
    Then shown small
    When the shell answers (unable)
    Then shown small
    When the shell answers (elsewhere)
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
    And nothing comes of it: the person copies the code; the person enlarges the code; the person closes the dialog; the phone has its back button pressed; the shell answers (copied); the shell answers (unable); the shell answers (elsewhere)
    When the person goes back
    Then refused

  Scenario: full 5
    Given repayment code is opened (empty)
    Then missing (The address names no code.)
    And nothing comes of it: the person copies the code; the person enlarges the code; the person closes the dialog; the phone has its back button pressed; the shell answers (copied); the shell answers (unable); the shell answers (elsewhere)
    When the person goes back
    Then missing
