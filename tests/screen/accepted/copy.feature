Feature: Copying a text

  Scenario: It is opened
    Then it begins like this
      | a page with something to copy begins | what the phone can do is not known |
      |                                      | a text can be copied               |
      |                                      | the shell is asked what it can do  |

  Scenario: Whether the shell has said that it can copy a text
    But nothing happens
      | the phone answers something that was asked elsewhere |
      | the phone says that it can do little                 |
      | the phone's answer cannot be parsed                  |

  Scenario: What the phone can do is not known
    Then this happens
      | the phone says that it can share   | the phone can copy |
      | or the phone says that it can copy |                    |
    But nothing happens
      | the phone says that it copied                        |
      | the phone says that it can do nothing of it          |
      | the phone answers something that was asked elsewhere |
      | the phone says that it can do little                 |
      | the phone's answer cannot be parsed                  |

  Scenario: Copying
    But nothing happens
      | the phone answers something that was asked elsewhere |
      | the phone says that it can do little                 |
      | the phone's answer cannot be parsed                  |

  Scenario: A text can be copied
    Then this happens
      | when the phone can copy:             | the phone is asked to copy |
      |   the borrower taps "Copy"           | the shell is asked to copy |
      |   or the borrower taps "Copy amount" |                            |
      | unless the phone can copy:           | the page copies by itself  |
      |   the borrower taps "Copy"           |                            |
      |   or the borrower taps "Copy amount" |                            |

  Scenario: The phone is asked to copy
    Then this happens
      | the phone says that it copied               | a text can be copied      |
      |                                             | a toast says "Copied"     |
      | the phone says that it can do nothing of it | the page copies by itself |
      | or 1 second passes: the phone took too long |                           |
    But nothing happens
      | the phone says that it can share                     |
      | the phone answers something that was asked elsewhere |
      | the phone says that it can copy                      |
      | the phone says that it can do little                 |
      | the phone's answer cannot be parsed                  |

  Scenario: The page copies by itself
    Then this happens
      | the page has copied it                    | a text can be copied                                         |
      |                                           | a toast says "Copied"                                        |
      | the page may not copy                     | a text can be copied                                         |
      | or 3 seconds pass: the page took too long | a toast says "We could not copy this. Please write it down." |

  Scenario: Everywhere else
    But nothing happens
      | the phone says that it copied               |
      | the phone says that it can do nothing of it |
      | the phone says that it can share            |
      | the phone says that it can copy             |
      | the borrower taps "Copy"                    |
      | the borrower taps "Copy amount"             |
