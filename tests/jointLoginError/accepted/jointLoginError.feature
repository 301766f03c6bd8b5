Feature: A product that could not be opened

  Scenario: It is opened
    Then it begins like this
      | the page is opened                      | the page is loading |
      | or the list of products alone is opened |                     |

  Scenario: The page is loading
    Then this happens
      | the backend says why                                          | the notice, the error and the products                       |
      | or the backend sends an empty list alone, when there is still |                                                              |
      |   something to show                                           |                                                              |
      | the backend sends an empty list alone, unless there is still  | the page could not be loaded                                 |
      |   something to show                                           |                                                              |
      | or the backend sends no list and no message                   |                                                              |
      | the backend refuses                                           | the page shows the backend's message about the refusal       |
      |                                                               | a toast says the backend's message: "Not possible today"     |
      | the connection is cut                                         | the page could not be loaded because there was no connection |
      |                                                               | a toast says "Something went wrong. Please try again."       |
      | the backend's response cannot be parsed                       | the page could not be loaded                                 |
      | or 1 minute passes: the request timed out                     | a toast says "Something went wrong. Please try again."       |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this happens
      | the borrower taps "Try again"          | the page is loading |
      | or the connection comes back           |                     |
      | or the borrower comes back to the page |                     |

  Scenario: The page shows the backend's message about the refusal
    Its message stays on the page.
    Then this happens
      | the borrower contacts us | customer service opens |

  Scenario: Everywhere else
    But nothing happens
      | the borrower contacts us            |
      | the connection comes back           |
      | the borrower comes back to the page |
