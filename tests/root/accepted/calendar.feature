Feature: Calendar

  Scenario: It is opened
    Then it begins like this
      | the app is opened | the day is known |

  Scenario: The day is known
    A timer stands still while the phone sleeps, so a return looks again.
    Then this happens
      | a response tells the time, when it is another day than before | the screen is notified of another day |
      | or 1 day passes: it is midnight in Manila                     |                                       |
      | the page is in sight again                                    | nothing changes                       |
