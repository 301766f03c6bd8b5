Feature: Registering on the landing page

  Scenario: It is opened
    Then it begins like this
      | the form opens                      | a code may be sent        |
      | the form opens again after a reload | the next code has to wait |

  Scenario: The form is open
    States inside handle their own rows first: the outcome is unknown, or nothing was sent for a reason.
    Then this happens
      | the connection comes back                               | the image is notified                                       |
      | the address names the agreement                         | what is typed outlives a reload                             |
      | or the image shows                                      |                                                             |
      | a check finds it done (checked)                         | the visitor is registered                                   |
      |                                                         | what was typed is forgotten                                 |
      |                                                         | what was pending is settled                                 |
      |                                                         | a toast says "You are registered"                           |
      |                                                         | the landing page is notified that the visitor is registered |
      |                                                         | it ends                                                     |
      | the borrower sends it (register), when all is filled in | the visitor is being registered, and back waits             |
    But nothing happens
      | the borrower sends it (register), unless all is filled in |

  Scenario: The form is filled in
    States inside handle their own rows first: the next code has to wait.
    Then this happens
      | the visitor types a phone number                                   | what is typed outlives a reload                        |
      | or the visitor types what is no phone number                       |                                                        |
      | or the visitor types the letters of the image                      |                                                        |
      | or the visitor types the code                                      |                                                        |
      | or there is no image                                               |                                                        |
      | the visitor taps the image, when the phone number is right         | what is typed outlives a reload                        |
      |                                                                    | another image is asked for                             |
      | the visitor asks for a code, when the phone number and the letters | a code is being sent to the phone                      |
      |   are there                                                        |                                                        |
      | the visitor taps the image, unless the phone number is right       | the fault is pointed at                                |
      | or the visitor asks for a code, unless the phone number and the    |                                                        |
      |   letters are there                                                |                                                        |
      | the visitor taps the button to apply, when all is filled in        | the visitor is being registered, and back waits        |
      |                                                                    | it is counted                                          |
      |                                                                    | what is typed outlives a reload                        |
      | the visitor taps the button to apply, unless all is filled in      | it is counted                                          |
      |                                                                    | the fault is pointed at                                |
      | the image does not come                                            | a toast says "Something went wrong. Please try again." |

  Scenario: The next code has to wait
    Then this happens
      | the visitor asks for a code          | a toast says "Please wait for the countdown to end." |
      | the pause until another code is over | a code may be sent                                   |
      | or the countdown breaks              |                                                      |

  Scenario: A code is being sent to the phone
    Typing goes on.
    Then this happens
      | the visitor types a phone number                              | what is typed outlives a reload                                   |
      | or the visitor types what is no phone number                  |                                                                   |
      | or the visitor types the letters of the image                 |                                                                   |
      | or the visitor types the code                                 |                                                                   |
      | or there is no image                                          |                                                                   |
      | the visitor taps the button to apply, when all is filled in   | the visitor is being registered, and back waits                   |
      |                                                               | it is counted                                                     |
      |                                                               | what is typed outlives a reload                                   |
      | the visitor taps the button to apply, unless all is filled in | it is counted                                                     |
      |                                                               | the fault is pointed at                                           |
      | the image does not come                                       | a toast says "Something went wrong. Please try again."            |
      | the backend sends a code                                      | the next code has to wait                                         |
      |                                                               | what is typed outlives a reload                                   |
      |                                                               | a toast says "Code sent. Check your phone."                       |
      | the backend says that the letters are wrong                   | a code may be sent                                                |
      |                                                               | what is typed outlives a reload                                   |
      |                                                               | another image is asked for                                        |
      |                                                               | the fault is pointed at                                           |
      | the backend says that the phone is registered                 | the phone is registered already                                   |
      |                                                               | what was typed is forgotten                                       |
      |                                                               | what was pending is settled                                       |
      |                                                               | a toast says "You are already registered. Get the app to log in." |
      |                                                               | the landing page is notified that the phone is known              |
      |                                                               | it ends                                                           |
      | the backend refuses                                           | a code may be sent                                                |
      |                                                               | a toast says the backend's message: "Not possible today"          |
      | there were too many requests for a code                       | the next code has to wait                                         |
      |                                                               | what is typed outlives a reload                                   |
      |                                                               | a toast says "Too many tries. Please try again in a few minutes." |
      | the connection is cut                                         | a code may be sent                                                |
      | or 1 minute passes: the request timed out                     | a toast says "Something went wrong. Please try again."            |
    But nothing happens
      | the visitor asks for a code |

  Scenario: The visitor is being registered, and back waits
    Then this happens
      | the backend registers the phone                                     | the visitor is registered                                         |
      |                                                                     | what was typed is forgotten                                       |
      |                                                                     | what was pending is settled                                       |
      |                                                                     | a toast says "You are registered"                                 |
      |                                                                     | the landing page is notified that the visitor is registered       |
      |                                                                     | it ends                                                           |
      | the backend says that the letters are wrong, when the pause until   | the next code has to wait                                         |
      |   another code still runs                                           | what is typed outlives a reload                                   |
      |                                                                     | another image is asked for                                        |
      |                                                                     | the fault is pointed at                                           |
      | the backend says that the letters are wrong, unless the pause until | a code may be sent                                                |
      |   another code still runs                                           | what is typed outlives a reload                                   |
      |                                                                     | another image is asked for                                        |
      |                                                                     | the fault is pointed at                                           |
      | the backend says that the phone is registered                       | the phone is registered already                                   |
      |                                                                     | what was typed is forgotten                                       |
      |                                                                     | what was pending is settled                                       |
      |                                                                     | a toast says "You are already registered. Get the app to log in." |
      |                                                                     | the landing page is notified that the phone is known              |
      |                                                                     | it ends                                                           |
      | the backend refuses, when the pause until another code still runs   | the next code has to wait                                         |
      |                                                                     | a toast says the backend's message: "Not possible today"          |
      | the backend refuses, unless the pause until another code still runs | a code may be sent                                                |
      |                                                                     | a toast says the backend's message: "Not possible today"          |
      | there is no response, so the outcome is unknown                     | the outcome is unknown, or nothing was sent for a reason          |
      | or 1 minute passes: the request timed out                           | the app is notified that the outcome is unclear                   |
    But nothing happens
      | the borrower sends it (register)           |
      | a check finds it done (checked)            |
      | the visitor types a phone number           |
      | the visitor types what is no phone number  |
      | the visitor types the letters of the image |
      | the visitor types the code                 |
      | the visitor asks for a code                |
      | the visitor taps the button to apply       |

  Scenario: The outcome is unknown, or nothing was sent for a reason
    The root asks the person.
    Then this happens
      | the borrower sends it (register)                                    | the visitor is being registered, and back waits |
      | the borrower leaves it for now, when the pause until another code   | the next code has to wait                       |
      |   still runs                                                        |                                                 |
      | the borrower leaves it for now, unless the pause until another code | a code may be sent                              |
      |   still runs                                                        |                                                 |

  Scenario: Everywhere else
    But nothing happens
      | the borrower leaves it for now |
      | the visitor taps the image     |

  Scenario: What always holds
    Then this always holds
      | a form at work comes to an end                                          |
      | the phone is registered once for each time that the visitor asks for it |
    But this never holds
      | a code can be asked for while the pause after the last one runs |
