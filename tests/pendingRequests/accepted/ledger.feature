Feature: Pending requests

  Scenario: It is opened
    Then it begins like this
      | the app is opened | pending requests are kept |

  Scenario: In every state
    But nothing happens
      | the borrower leaves a pending request |

  Scenario: Pending requests are kept
    Then this happens
      | the request for a code is about to leave                          | leaving is blocked until the response       |
      | the request for a code got a clear answer                         | the app is notified of the response         |
      | payments are found done                                           | what is pending of them is settled          |
      | another tab changed something                                     | the app is notified that something changed  |
      | the borrower allows a request to be sent again                    | the permission to send again changes        |
      | the borrower allows a request in the place of one that is too old | the permission to replace a request changes |
      | the borrower allows another payment beside a pending one          | what the borrower was warned of is known    |
      | the borrower allows a request that the phone cannot remember      | the permission is kept                      |
      | the permission is used                                            | the permission to send again changes        |
      |                                                                   | the permission to replace a request changes |
      | the borrower leaves a request that is too old                     | this session is not asked about it again    |
      | or the borrower says that the request was not theirs              |                                             |
    But nothing happens
      | the borrower leaves a pending request |

  Scenario: What always holds
    Then this always holds
      | a permission to send again is used once |
