Feature: Customer service

  Scenario: It is opened
    Then it begins like this
      | the page is opened                                                | the page is loading |
      | or the page is opened in an app that knows no phone number of its |                     |
      |   own                                                             |                     |

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
    But nothing happens
      | the borrower calls customer service |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this happens
      | the borrower taps "Try again"                                     | the page is loading        |
      | or the connection comes back                                      |                            |
      | or the borrower comes back to the page                            |                            |
      | the borrower calls customer service, when there is a phone number | the phone calls the number |
    But nothing happens
      | the borrower calls customer service, unless there is a phone number |

  Scenario: The company's contacts show
    Then this happens
      | the borrower calls customer service, when there is a phone number | the phone calls the number |
    But nothing happens
      | the borrower calls customer service, unless there is a phone number |

  Scenario: Everywhere else
    But nothing happens
      | the borrower taps "Try again"       |
      | the connection comes back           |
      | the borrower comes back to the page |
