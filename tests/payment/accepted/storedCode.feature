Feature: A code that was made for an order

  Scenario: It is opened
    Then it begins like this
      | A code that was made for an order is opened (with a code on the | a code that was stored is looked for     |
      |   phone)                                                        |                                          |
      | A code that was made for an order is opened (with none)         | a code that can be paid by is looked for |

  Scenario: In every state
    Then this happens
      | the order is loaded again | a code that can be paid by is looked for |

  Scenario: A code that was stored is looked for
    For a moment the page offers nothing else.
    Then this happens
      | no code is kept that can be paid by                    | no code can be paid by                                |
      | or what looks for a code does not load                 |                                                       |
      | a code is kept that can be paid by                     | a code can be paid by                                 |
      | or a code is kept that the borrower says is paid       |                                                       |
      | or a code for an extension is kept that can be paid by |                                                       |
      | or a code is found whose link cannot be opened         |                                                       |
      | or a code is kept whose picture is not                 |                                                       |
      | a code is kept whose payment has arrived               | the payment by the code has arrived, at least in part |
      |                                                        | the choice is kept for the other pages                |
      | 3 seconds pass: the page has waited for it long enough | a code that can be paid by is looked for              |

  Scenario: A code that can be paid by is looked for
    The code that was found before stays on the page.
    Then this happens
      | no code is kept that can be paid by                    | no code can be paid by                                |
      | or what looks for a code does not load                 |                                                       |
      | or 1 minute passes: the request timed out              |                                                       |
      | a code is kept that can be paid by                     | a code can be paid by                                 |
      | or a code is kept that the borrower says is paid       |                                                       |
      | or a code for an extension is kept that can be paid by |                                                       |
      | or a code is found whose link cannot be opened         |                                                       |
      | or a code is kept whose picture is not                 |                                                       |
      | a code is kept whose payment has arrived               | the payment by the code has arrived, at least in part |
      |                                                        | the choice is kept for the other pages                |
    But nothing happens
      | the borrower shows the code |

  Scenario: A code can be paid by
    Then this happens
      | the borrower comes back to the page                     | a code that can be paid by is looked for |
      | or 30 minutes pass: the code has expired                |                                          |
      | the borrower shows the code, when the code can be shown | the backend's link is opened             |
    But nothing happens
      | the borrower shows the code, unless the code can be shown |

  Scenario: Everywhere else
    But nothing happens
      | the borrower comes back to the page |
