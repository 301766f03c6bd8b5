Feature: Pending requests

  Scenario: It is opened
    Then this is how it begins
      | the app is opened | pending requests are kept |

  Scenario: Wherever it is
    But nothing comes of it
      | the borrower leaves a pending request |

  Scenario: Pending requests are kept
    Then this is what comes of it
      | the request for a code is about to leave                     | nobody may leave until it is answered |
      | the request for a code got a clear answer                    | it stays so                           |
      | payments are found done                                      | settle                                |
      | another tab changed something                                | the app hears that something changed  |
      | the borrower allows a request to be sent again               | another retry of is kept              |
      | or the permission is used                                    |                                       |
      | the borrower allows another payment beside a pending one     | another warned of is kept             |
      | the borrower allows a request that the phone cannot remember | another may forget is kept            |
      | the borrower leaves a request that is too old                | abandon                               |
      | the borrower says that the request was not theirs            | dismiss                               |
    But nothing comes of it
      | the borrower leaves a pending request |

  Scenario: What always holds, whatever happens
    Then it is always so
      | a permission to send again is used once |
