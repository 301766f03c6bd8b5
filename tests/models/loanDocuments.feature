Feature: The documents of a loan

  Scenario: It is opened
    Then this is how it begins
      | the page is opened | the page is loading |

  Scenario: The page is loading
    Then this is what comes of it
      | the lender names the documents               | the documents show, and each can be opened                   |
      | or the lender names no documents             |                                                              |
      | the lender says no                           | the page shows why the lender refused, in the lender's words |
      |                                              | a toast says what the lender says: "Not possible today"      |
      | the connection is cut                        | the page could not be loaded, for there was no connection    |
      |                                              | a toast says "Something went wrong. Please try again."       |
      | the lender answers what nobody can read      | the page could not be loaded                                 |
      | or 1 minute passes: the lender took too long | a toast says "Something went wrong. Please try again."       |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this is what comes of it
      | the borrower taps "Try again"          | the page is loading |
      | or the connection comes back           |                     |
      | or the borrower comes back to the page |                     |

  Scenario: The page shows why the lender refused, in the lender's words
    Then this is what comes of it
      | the borrower taps "See my order" | the order opens        |
      | the borrower taps "Contact us"   | customer service opens |

  Scenario: The documents show, and each can be opened
    There may be none of this one.
    Then this is what comes of it
      | the borrower opens a document, when it is in the list | a document is being opened    |
      | the borrower opens the terms of every loan            | the terms of every loan opens |
      | the borrower taps "See my order"                      | the order opens               |
      | the borrower taps "Contact us"                        | customer service opens        |
    But nothing comes of it
      | the borrower opens a document, unless it is in the list |

  Scenario: A document is being opened
    Then this is what comes of it
      | the borrower goes back                                 | the documents show, and each can be opened              |
      | the lender gives the address of the document           | the documents show, and each can be opened              |
      | or the lender gives an address that must not be opened | the address that the lender gave is opened              |
      | the lender says no                                     | the documents show, and each can be opened              |
      |                                                        | a toast says what the lender says: "Not possible today" |
      | 1 minute passes: the lender took too long              | the documents show, and each can be opened              |
      |                                                        | a toast says "Something went wrong. Please try again."  |
    But nothing comes of it
      | the borrower opens a document              |
      | the borrower opens the terms of every loan |
      | the borrower taps "See my order"           |
      | the borrower taps "Contact us"             |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the borrower goes back              |
      | the connection comes back           |
      | the borrower comes back to the page |
