Feature: Calendar

  Scenario: It is opened
    Then it begins like this
      | the app is opened | the day is known |

  Scenario: The day is known
    A timer stands still while the phone sleeps, so a return looks again.
    Then this happens
      | when it is another day than before:       | the screen is notified of another day |
      |   a response tells the time               |                                       |
      |   or the page is in sight again           |                                       |
      | or 1 day passes: it is midnight in Manila |                                       |
