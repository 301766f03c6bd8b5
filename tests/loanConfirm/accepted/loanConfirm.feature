Feature: Confirming a loan

  Scenario: It is opened
    Then it begins like this
      | the page of version 3 is opened                                  | the terms are loading                                       |
      | or the page of variant 2 (by period) is opened, without an order |                                                             |
      | or the page of version 2 is opened                               |                                                             |
      | or the page is opened again, after the box was unticked          |                                                             |
      | the page of a loan that was taken before is opened again         | the loan is taken, and the next page opens or is a tap away |

  Scenario: In every state
    Then this happens
      | a check finds it done (checked), when the page names an order   | the loan is taken, and the next page opens or is a tap away |
      |                                                                 | what was agreed to is kept for the next page                |
      |                                                                 | the order opens                                             |
      | a check finds it done (checked), unless the page names an order | the loan is taken, and the next page opens or is a tap away |
      | a check finds it done (led)                                     | the loan is taken, and the next page opens or is a tap away |
      |                                                                 | what was agreed to is kept for the next page                |
      |                                                                 | the backend's link is opened                                |

  Scenario: The terms are loading
    Then this happens
      | the backend sends the terms                                          | the borrower reads the terms and can take the loan                   |
      |                                                                      | the titles of the agreements are loading                             |
      |                                                                      | the box stays as it is when the borrower comes back                  |
      |                                                                      | sometimes: the agreement box is ticked                               |
      |                                                                      | sometimes: the agreement box is not ticked                           |
      | the backend sends the terms with an agreement, a promotion and a     | an agreement must be read before anything else                       |
      |   reminder                                                           | the titles of the agreements are loading                             |
      | or the backend sends the terms with an agreement that cannot be      | the box stays as it is when the borrower comes back                  |
      |   opened                                                             | sometimes: the agreement box is ticked                               |
      |                                                                      | sometimes: the agreement box is not ticked                           |
      | the backend sends no plan, when it is another loan and a promotion   | a promotion shows before the terms                                   |
      |   is due                                                             | the agreement box is not ticked                                      |
      |                                                                      | the titles of the agreements are loading                             |
      |                                                                      | the box stays as it is when the borrower comes back                  |
      | the backend sends no plan, else when it is another loan              | the plan does not add up or an agreement cannot be read, so the loan |
      |                                                                      |   cannot be taken                                                    |
      |                                                                      | the agreement box is not ticked                                      |
      |                                                                      | the titles of the agreements are loading                             |
      |                                                                      | the box stays as it is when the borrower comes back                  |
      | the backend sends no plan, else when a promotion is due              | a promotion shows before the terms                                   |
      |                                                                      | the agreement box is ticked                                          |
      |                                                                      | the titles of the agreements are loading                             |
      |                                                                      | the box stays as it is when the borrower comes back                  |
      | the backend sends no plan, else when the box was not unticked before | the plan does not add up or an agreement cannot be read, so the loan |
      |                                                                      |   cannot be taken                                                    |
      |                                                                      | the agreement box is ticked                                          |
      |                                                                      | the titles of the agreements are loading                             |
      |                                                                      | the box stays as it is when the borrower comes back                  |
      | the backend sends no plan, otherwise                                 | the plan does not add up or an agreement cannot be read, so the loan |
      |                                                                      |   cannot be taken                                                    |
      |                                                                      | the agreement box is not ticked                                      |
      |                                                                      | the titles of the agreements are loading                             |
      |                                                                      | the box stays as it is when the borrower comes back                  |
      | the backend sends the terms with a promotion                         | the titles of the agreements are loading                             |
      |                                                                      | the box stays as it is when the borrower comes back                  |
      |                                                                      | sometimes: the borrower reads the terms and can take the loan        |
      |                                                                      | sometimes: the agreement box is ticked                               |
      |                                                                      | sometimes: the agreement box is not ticked                           |
      |                                                                      | sometimes: a promotion shows before the terms                        |
      | the backend refuses                                                  | the page shows the backend's message about the refusal               |
      |                                                                      | a toast says the backend's message: "Not possible today"             |
      | the connection is cut                                                | the page could not be loaded because there was no connection         |
      |                                                                      | a toast says "Something went wrong. Please try again."               |
      | the backend's response cannot be parsed                              | the page could not be loaded                                         |
      | or 1 minute passes: the request timed out                            | a toast says "Something went wrong. Please try again."               |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |
      | the borrower sends it (push)        |
      | the borrower goes back              |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this happens
      | the borrower taps "Try again"          | the terms are loading |
      | or the connection comes back           |                       |
      | or the borrower comes back to the page |                       |
    But nothing happens
      | the borrower sends it (push) |
      | the borrower goes back       |

  Scenario: The page shows the backend's message about the refusal
    Its message stays on the page.
    Then this happens
      | the borrower taps "See my order", when the page names an order | the order opens        |
      | the borrower taps "Contact us"                                 | customer service opens |
    But nothing happens
      | the borrower taps "See my order", unless the page names an order |

  Scenario: The terms show
    One thing at a time, so nothing can happen while the push is out.
    States inside handle their own rows first: the outcome is unknown, or nothing was sent for a reason.
    Then this happens
      | the borrower sends it (push), when the loan can be taken | the loan is asked for, and back waits |
    But nothing happens
      | the borrower sends it (push), unless the loan can be taken |

  Scenario: An agreement must be read before anything else
    Then this happens
      | the borrower taps "Agree", when the agreement can be read and a | a promotion shows before the terms                                   |
      |   promotion is due                                              |                                                                      |
      | the borrower taps "Agree", else when the agreement can be read  | the borrower reads the terms and can take the loan                   |
      | the borrower taps "Cancel"                                      | the shell closes the web page                                        |
      | or the borrower goes back                                       |                                                                      |
      | the borrower taps "Contact us"                                  | the plan does not add up or an agreement cannot be read, so the loan |
      |                                                                 |   cannot be taken                                                    |
      |                                                                 | customer service opens                                               |
    But nothing happens
      | the borrower taps "Agree", otherwise |

  Scenario: A promotion shows before the terms
    Then this happens
      | when something does not add up:   | the plan does not add up or an agreement cannot be read, so the loan |
      |   the borrower closes the dialog  |   cannot be taken                                                    |
      |   or the borrower goes back       |                                                                      |
      | unless something does not add up: | the borrower reads the terms and can take the loan                   |
      |   the borrower closes the dialog  |                                                                      |
      |   or the borrower goes back       |                                                                      |

  Scenario: The borrower reads the terms and can take the loan
    Then this happens
      | the borrower opens an agreement, when it is in the list           | an agreement is being opened                       |
      | the borrower goes back, when the company wants the borrower to be | the borrower wants to go back and is asked to stay |
      |   asked to stay                                                   |                                                    |
    But nothing happens
      | the borrower opens an agreement, unless it is in the list                         |
      | the borrower goes back, unless the company wants the borrower to be asked to stay |

  Scenario: The borrower reads the terms and can take the loan
    Then this happens
      | the connection comes back                               | the terms are reloaded while they show |
      | or the borrower comes back to the page                  |                                        |
      | the borrower takes the loan, when the loan can be taken | the loan is asked for, and back waits  |
    But nothing happens
      | the borrower takes the loan, unless the loan can be taken |

  Scenario: The terms are reloaded while they show
    Then this happens
      | the backend sends the terms                                         | the borrower reads the terms and can take the loan                   |
      | or the backend sends the terms with an agreement, a promotion and a |                                                                      |
      |   reminder                                                          |                                                                      |
      | or the backend sends the terms with a promotion                     |                                                                      |
      | the backend sends the terms with an agreement that cannot be opened | the plan does not add up or an agreement cannot be read, so the loan |
      | or the backend sends no plan                                        |   cannot be taken                                                    |
      | the backend refuses                                                 | the page shows the backend's message about the refusal               |
      |                                                                     | a toast says the backend's message: "Not possible today"             |
      | the connection is cut                                               | the borrower reads the terms and can take the loan                   |
      | or the backend's response cannot be parsed                          | a toast says "Something went wrong. Please try again."               |
      | or 1 minute passes: the request timed out                           |                                                                      |
    But nothing happens
      | the borrower sends it (push) |

  Scenario: The plan does not add up or an agreement cannot be read, so the loan cannot be taken
    It cannot be agreed to, and help is offered instead.
    Then this happens
      | the borrower taps "Contact us"                                    | customer service opens                             |
      | the borrower goes back, when the company wants the borrower to be | the borrower wants to go back and is asked to stay |
      |   asked to stay                                                   |                                                    |
      | the borrower opens an agreement, when it is in the list           | an agreement is being opened                       |
    But nothing happens
      | the borrower goes back, unless the company wants the borrower to be asked to stay |
      | the borrower opens an agreement, unless it is in the list                         |
      | the borrower sends it (push)                                                      |

  Scenario: The borrower wants to go back and is asked to stay
    Then this happens
      | the borrower taps "Cancel"        | the shell closes the web page                                        |
      | when something does not add up:   | the plan does not add up or an agreement cannot be read, so the loan |
      |   the borrower closes the dialog  |   cannot be taken                                                    |
      |   or the borrower goes back       |                                                                      |
      | unless something does not add up: | the borrower reads the terms and can take the loan                   |
      |   the borrower closes the dialog  |                                                                      |
      |   or the borrower goes back       |                                                                      |

  Scenario: An agreement is being opened
    Then this happens
      | the borrower goes back, when something does not add up              | the plan does not add up or an agreement cannot be read, so the loan |
      |                                                                     |   cannot be taken                                                    |
      | the borrower goes back, unless something does not add up            | the borrower reads the terms and can take the loan                   |
      | the backend gives the address of the agreement, when something does | the plan does not add up or an agreement cannot be read, so the loan |
      |   not add up                                                        |   cannot be taken                                                    |
      | or the backend sends a link that must not be opened                 | the backend's link is opened                                         |
      | the backend gives the address of the agreement, unless something    | the borrower reads the terms and can take the loan                   |
      |   does not add up                                                   | the backend's link is opened                                         |
      | the backend refuses, when something does not add up                 | the plan does not add up or an agreement cannot be read, so the loan |
      |                                                                     |   cannot be taken                                                    |
      |                                                                     | a toast says the backend's message: "Not possible today"             |
      | the backend refuses, unless something does not add up               | the borrower reads the terms and can take the loan                   |
      |                                                                     | a toast says the backend's message: "Not possible today"             |
      | 1 minute passes: the request timed out, when something does not add | the plan does not add up or an agreement cannot be read, so the loan |
      |   up                                                                |   cannot be taken                                                    |
      |                                                                     | a toast says "Something went wrong. Please try again."               |
      | 1 minute passes: the request timed out, unless something does not   | the borrower reads the terms and can take the loan                   |
      |   add up                                                            | a toast says "Something went wrong. Please try again."               |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |
      | the borrower opens an agreement     |

  Scenario: The loan is asked for, and back waits
    Then this happens
      | the backend says that the loan is taken and names the next page  | the loan is taken, and the next page opens or is a tap away |
      | or the backend says that the loan is taken and names a page that | what was agreed to is kept for the next page                |
      |   must not be opened                                             | the backend's link is opened                                |
      | the backend says that the loan is taken and names no next page   | the loan is taken, and the next page opens or is a tap away |
      |                                                                  | what was agreed to is kept for the next page                |
      | the backend refuses                                              | the terms are reloaded while they show                      |
      |                                                                  | a toast says the backend's message: "Not possible today"    |
      | it is blocked, because another payment is pending                | the outcome is unknown, or nothing was sent for a reason    |
      | or there is no response, so the outcome is unknown               | the app is notified that the outcome is unclear             |
      | or 1 minute passes: the request timed out                        |                                                             |
    But nothing happens
      | the connection comes back            |
      | the borrower comes back to the page  |
      | the borrower sends it (push)         |
      | a check finds it done (checked, led) |
      | the borrower opens an agreement      |
      | the borrower goes back               |

  Scenario: The outcome is unknown, or nothing was sent for a reason
    The root asks the person.
    Then this happens
      | the borrower sends it (push)   | the loan is asked for, and back waits              |
      | the borrower leaves it for now | the borrower reads the terms and can take the loan |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |
      | the borrower opens an agreement     |
      | the borrower goes back              |

  Scenario: Whether the borrower agrees to this loan
    Another one has to be agreed to again.
    Then this happens
      | the backend sends no plan | the agreement box is not ticked                     |
      |                           | the box stays as it is when the borrower comes back |

  Scenario: The agreement box is ticked
    Then this happens
      | the borrower unticks the agreement box, when the borrower reads the | the agreement box is not ticked                     |
      |   terms                                                             | the box stays as it is when the borrower comes back |
    But nothing happens
      | the borrower unticks the agreement box, unless the borrower reads the terms |

  Scenario: The agreement box is not ticked
    Then this happens
      | the borrower ticks the agreement box, when the borrower reads the | the agreement box is ticked                         |
      |   terms                                                           | the box stays as it is when the borrower comes back |
    But nothing happens
      | the borrower ticks the agreement box, unless the borrower reads the terms |

  Scenario: The titles of the agreements are loading
    Then this happens
      | the backend names the agreements          | the titles of the agreements show                        |
      | or the backend names one agreement        |                                                          |
      | the connection is cut                     | the titles of the agreements could not be loaded         |
      | or 1 minute passes: the request timed out |                                                          |
      | the backend refuses                       | the titles of the agreements could not be loaded         |
      |                                           | a toast says the backend's message: "Not possible today" |

  Scenario: The titles of the agreements could not be loaded
    Then this happens
      | the connection comes back                        | the titles of the agreements are loading |
      | or the borrower comes back to the page           |                                          |
      | or the borrower taps "Load the agreements again" |                                          |

  Scenario: The loan is taken, and the next page opens or is a tap away
    Then this happens
      | the borrower taps "See my order" | the order opens |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |
      | the borrower sends it (push)        |
      | the borrower goes back              |

  Scenario: Everywhere else
    But nothing happens
      | the borrower leaves it for now |
      | the borrower takes the loan    |

  Scenario: What always holds
    Then this always holds
      | a loan whose cost is not known, or whose agreement cannot be read, is never taken |
      | the loan is taken only while its agreements are listed                            |
      | the loan is taken only while the box is ticked                                    |
      | an agreement or a promotion pops up again                                         |
    But this never holds
      | the loan is taken again after the backend took it |
      | the promotion shows in version 3 or 2             |
