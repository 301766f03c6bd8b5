Feature: Customer service

  Scenario: It is opened
    Then it begins like this
      | the page is opened                                                 | the page is loading |
      | or the page is opened in an app that knows no phone number of its  |                     |
      |   own                                                              |                     |
      | or the page is opened from an order                                |                     |
      | or the page is opened from an order, about a payment that does not |                     |
      |   show                                                             |                     |
      | or the page is opened from an order that a code was made for       |                     |

  Scenario: In every state
    Then this happens
      | the borrower opens or closes an answer (pay, missing, late, account, | the answer opens, or closes                                 |
      |   rights, memory)                                                    |                                                             |
      | the borrower reports a payment that does not show (known), when the  | the page to write the complaint opens                       |
      |   page names an order                                                |                                                             |
      | the borrower asks how to pay                                         | the page of how to pay opens                                |
      | the borrower complains about a collector                             | the page to complain opens                                  |
      | the borrower has the phone forget what it remembers                  | the phone forgets the session, and the page to log in opens |
      | the borrower calls customer service (first), when there is a phone   | the phone calls the number                                  |
      |   number                                                             |                                                             |
      | the borrower goes to the order, for what being late costs, when the  | the order opens                                             |
      |   page names an order                                                |                                                             |
    But nothing happens
      | unless the page names an order:                                             |
      |   the borrower reports a payment that does not show (known)                 |
      |   the borrower goes to the order, for what being late costs                 |
      | the borrower calls customer service (first), unless there is a phone number |

  Scenario: The page is loading
    Then this happens
      | the backend gives a phone number and a mail address | the company's contacts show                                  |
      | or the backend gives a mail address alone           |                                                              |
      | or the backend names no contact                     |                                                              |
      | the backend refuses                                 | the page shows the backend's message about the refusal       |
      |                                                     | a toast says the backend's message: "Not possible today"     |
      | the connection is cut                               | the page could not be loaded because there was no connection |
      |                                                     | a toast says "Something went wrong. Please try again."       |
      | the backend's response cannot be parsed             | the page could not be loaded                                 |
      | or 1 minute passes: the request timed out           | a toast says "Something went wrong. Please try again."       |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this happens
      | the borrower taps "Try again"          | the page is loading again, with the configured contact |
      | or the connection comes back           |                                                        |
      | or the borrower comes back to the page |                                                        |

  Scenario: The page is loading again, with the configured contact
    Then this happens
      | the backend gives a phone number and a mail address | the company's contacts show                                  |
      | or the backend gives a mail address alone           |                                                              |
      | or the backend names no contact                     |                                                              |
      | the backend refuses                                 | the page shows the backend's message about the refusal       |
      |                                                     | a toast says the backend's message: "Not possible today"     |
      | the connection is cut                               | the page could not be loaded because there was no connection |
      |                                                     | a toast says "Something went wrong. Please try again."       |
      | the backend's response cannot be parsed             | the page could not be loaded                                 |
      | or 1 minute passes: the request timed out           | a toast says "Something went wrong. Please try again."       |

  Scenario: Everywhere else
    But nothing happens
      | the borrower taps "Try again"       |
      | the connection comes back           |
      | the borrower comes back to the page |
