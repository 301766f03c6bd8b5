Feature: The time that a code has left

  Scenario: It is opened
    Then it begins like this
      | the page of a code that expires is opened                         | the minutes count down |
      | or the page of a code is opened that does not say when it expires |                        |
      | the page of a code that has expired is opened                     | the code has expired   |
      |                                                                   | it ends                |

  Scenario: The minutes count down
    Then this happens
      | when the code has expired:             | the code has expired |
      |   the borrower comes back to the page  | it ends              |
      |   or a response gives the time         |                      |
      |   or 1 day passes: a minute has passed |                      |
      | unless the code has expired:           | the minutes change   |
      |   the borrower comes back to the page  |                      |
      |   or a response gives the time         |                      |
      |   or 1 day passes: a minute has passed |                      |
