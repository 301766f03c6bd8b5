Feature: The pause until another code

  Scenario: It is opened
    Then it begins like this
      | the countdown begins | a code was sent |

  Scenario: A code was sent
    The next one has to wait.
    Then this happens
      | a ticker says that the time is over   | a code may be sent again |
      | or the ticker breaks                  | it ends                  |
      | or 1 minute passes: the pause is over |                          |
