Feature: Recommended products

  Scenario: It is opened
    Then it begins like this
      | a page with products begins | the products can be tapped |

  Scenario: The products can be tapped
    Then this happens
      | the borrower taps the first product     | the backend is asked where the tapped product leads |
      | or the borrower taps the second product | it is counted                                       |
    But nothing happens
      | the borrower taps a product that is greyed out |

  Scenario: The backend is asked where the tapped product leads
    Then this happens
      | the backend says that the product is a page          | the products can be tapped                               |
      | or the backend says that the product is in the shell | the backend's link is opened                             |
      | the backend refuses                                  | the products can be tapped                               |
      |                                                      | a toast says the backend's message: "Not possible today" |
      | the connection is cut                                | the products can be tapped                               |
      | or 1 minute passes: the request timed out            | a toast says "Something went wrong. Please try again."   |
