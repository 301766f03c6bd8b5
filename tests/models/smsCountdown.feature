Feature: The pause until another code

  Scenario: It is opened
    Then this is how it begins
      | the countdown begins | a code was sent |

  Scenario: A code was sent
    The next one has to wait.
    Then this is what comes of it
      | a ticker says that the time is over   | a code may be sent again |
      | or the ticker breaks                  | it is over               |
      | or 1 minute passes: the pause is over |                          |
