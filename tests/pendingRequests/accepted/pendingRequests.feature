Feature: Pending requests

  Scenario: It is opened
    Then it begins like this
      | the app is opened | pending requests are kept |

  Scenario: Pending requests are kept
    Then this happens
      | the request for a code is about to leave                         | leaving is blocked until the response            |
      | or the request for a loan is about to leave                      |                                                  |
      | the request for a code got a clear answer                        | the app is notified of the response              |
      | or the request for a loan has its answer                         |                                                  |
      | payments are found done                                          | note                                             |
      | or a loan is found taken                                         |                                                  |
      | or the borrower cancels what a payment still needs               |                                                  |
      | or a screen has drawn the code                                   |                                                  |
      | or the result of taking a loan shows                             |                                                  |
      | or the borrower leaves a request that is too old                 |                                                  |
      | or the borrower says that the request was not theirs             |                                                  |
      | or the borrower leaves a pending request                         |                                                  |
      | another tab changed something                                    | the app is notified that something changed       |
      | the borrower allows a request to be sent again                   | why the next request may be sent is known        |
      | or the borrower allows a request in place of one that is too old |                                                  |
      | or the borrower allows another payment beside a pending one      |                                                  |
      | or the permission is used                                        |                                                  |
      | the borrower allows a request that the phone cannot remember     | requests may be sent that the phone cannot store |
