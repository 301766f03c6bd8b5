Feature: My complaints

  Scenario: It is opened
    Then it begins like this
      | the page is opened | the page is loading |

  Scenario: The page is loading
    Then this happens
      | the backend names complaints under two tabs       | the complaints show under their tabs                         |
      | or the backend names no complaint                 |                                                              |
      | or the backend names a tab without its complaints |                                                              |
      | the backend refuses                               | the page shows the backend's message about the refusal       |
      |                                                   | a toast says the backend's message: "Not possible today"     |
      | the connection is cut                             | the page could not be loaded because there was no connection |
      |                                                   | a toast says "Something went wrong. Please try again."       |
      | the backend's response cannot be parsed           | the page could not be loaded                                 |
      | or 1 minute passes: the request timed out         | a toast says "Something went wrong. Please try again."       |
    But nothing happens
      | the borrower taps "Try again"       |
      | the connection comes back           |
      | the borrower comes back to the page |

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

  Scenario: The complaints show
    Then this happens
      | when it is in the list:                      | the tab is chosen, also when the borrower comes back |
      |   the borrower chooses the tab "in progress" |                                                      |
      |   or the borrower chooses the tab "answered" |                                                      |
      | the borrower opens a complaint               | the complaint opens                                  |
    But nothing happens
      | unless it is in the list:                    |
      |   the borrower chooses the tab "in progress" |
      |   the borrower chooses the tab "answered"    |

  Scenario: The complaints show under their tabs
    Then this happens
      | the connection comes back                                           | the complaints are reloaded while they show |
      | or the borrower comes back to the page                              |                                             |
      | the borrower taps "Try again", when the backend did not say what is | the page is loading                         |
      |   in the list                                                       |                                             |
    But nothing happens
      | the borrower taps "Try again", unless the backend did not say what is in the list |

  Scenario: The complaints are reloaded while they show
    Then this happens
      | the backend names complaints under two tabs       | the complaints show under their tabs                     |
      | or the backend names no complaint                 |                                                          |
      | or the backend names a tab without its complaints |                                                          |
      | the backend refuses                               | the page shows the backend's message about the refusal   |
      |                                                   | a toast says the backend's message: "Not possible today" |
      | the connection is cut                             | the complaints show under their tabs                     |
      | or the backend's response cannot be parsed        | a toast says "Something went wrong. Please try again."   |
      | or 1 minute passes: the request timed out         |                                                          |
    But nothing happens
      | the borrower taps "Try again"       |
      | the connection comes back           |
      | the borrower comes back to the page |

  Scenario: Everywhere else
    But nothing happens
      | the borrower chooses the tab "in progress" |
      | the borrower chooses the tab "answered"    |
      | the borrower opens a complaint             |
      | the borrower contacts us                   |
