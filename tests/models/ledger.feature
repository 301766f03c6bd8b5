Feature: Pending requests

  Scenario: It is opened
    Then this is how it begins
      | the app is opened | pending requests are kept |

  Scenario: Wherever it is
    But nothing comes of it
      | the borrower leaves a pending request |

  Scenario: Pending requests are kept
    Then this is what comes of it
      | the request for a code is about to leave                     | nobody may leave until it is answered    |
      | the request for a code got a clear answer                    | it stays so                              |
      | payments are found done                                      | what is pending of them is settled       |
      | another tab changed something                                | the app hears that something changed     |
      | the borrower allows a request to be sent again               | the permission to send again changes     |
      | or the permission is used                                    |                                          |
      | the borrower allows another payment beside a pending one     | what the borrower was warned of is known |
      | the borrower allows a request that the phone cannot remember | the permission is kept                   |
      | the borrower leaves a request that is too old                | it is given up                           |
      | the borrower says that the request was not theirs            | this session is not asked about it again |
    But nothing comes of it
      | the borrower leaves a pending request |

  Scenario: What always holds, whatever happens
    Then it is always so
      | a permission to send again is used once |
