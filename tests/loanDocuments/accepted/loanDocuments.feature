Feature: The documents of a loan

  Scenario: It is opened
    Then it begins like this
      | the page is opened for an order                       | the page is loading |
      | or the page is opened for a product, without an order |                     |

  Scenario: The page is loading
    Then this happens
      | the backend names the documents           | the documents show, and each can be opened                   |
      | or the backend names no documents         |                                                              |
      | the backend refuses                       | the page shows the backend's message about the refusal       |
      |                                           | a toast says the backend's message: "Not possible today"     |
      | the connection is cut                     | the page could not be loaded because there was no connection |
      |                                           | a toast says "Something went wrong. Please try again."       |
      | the backend's response cannot be parsed   | the page could not be loaded                                 |
      | or 1 minute passes: the request timed out | a toast says "Something went wrong. Please try again."       |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this happens
      | the borrower taps "Try again"          | the page is loading |
      | or the connection comes back           |                     |
      | or the borrower comes back to the page |                     |

  Scenario: The page shows the backend's message about the refusal
    Its message stays on the page.
    Then this happens
      | the borrower taps "See my order", when the page names an order | the order opens        |
      | the borrower taps "Contact us"                                 | customer service opens |
    But nothing happens
      | the borrower taps "See my order", unless the page names an order |

  Scenario: The documents show, and each can be opened
    There may be none of this one.
    Then this happens
      | when it is in the list:                    | a document is being opened    |
      |   the borrower opens another document      |                               |
      |   or the borrower opens a document         |                               |
      | the borrower opens the terms of every loan | the terms of every loan opens |
      | the borrower taps "See my order"           | the order opens               |
      | the borrower taps "Contact us"             | customer service opens        |
    But nothing happens
      | unless it is in the list:             |
      |   the borrower opens another document |
      |   the borrower opens a document       |

  Scenario: A document is being opened
    Then this happens
      | the borrower goes back                              | the documents show, and each can be opened               |
      | the backend gives the address of the document       | the documents show, and each can be opened               |
      | or the backend sends a link that must not be opened | the backend's link is opened                             |
      | the backend refuses                                 | the documents show, and each can be opened               |
      |                                                     | a toast says the backend's message: "Not possible today" |
      | 1 minute passes: the request timed out              | the documents show, and each can be opened               |
      |                                                     | a toast says "Something went wrong. Please try again."   |
    But nothing happens
      | the borrower opens another document        |
      | the borrower opens a document              |
      | the borrower opens the terms of every loan |
      | the borrower taps "See my order"           |
      | the borrower taps "Contact us"             |

  Scenario: Everywhere else
    But nothing happens
      | the borrower goes back              |
      | the connection comes back           |
      | the borrower comes back to the page |
