Feature: The pause until another code

  Scenario: It is opened
    Then it begins like this
      | the countdown begins               | the seconds are measured, because the phone may have slept |
      | the pause was over before a reload | a code may be sent again                                   |
      |                                    | it ends                                                    |

  Scenario: A code was sent
    The next one has to wait.
    Then this happens
      | 1 second passes: the whole pause has passed | a code may be sent again |
      |                                             | it ends                  |

  Scenario: The seconds are measured, because the phone may have slept
    Then this happens
      | 1 second passes: a second has passed | the seconds change |
