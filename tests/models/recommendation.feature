Feature: Recommended products

  Scenario: It is opened
    Then this is how it begins
      | a page with products begins | the products can be tapped |

  Scenario: The products can be tapped
    Then this is what comes of it
      | the borrower taps the first product     | the lender is asked where the tapped product leads |
      | or the borrower taps the second product | it is counted                                      |
    But nothing comes of it
      | the borrower taps a product that is greyed out |

  Scenario: The lender is asked where the tapped product leads
    Then this is what comes of it
      | the lender says that the product is a page          | the products can be tapped                              |
      | or the lender says that the product is in the shell | the address that the lender gave is opened              |
      | the lender says no                                  | the products can be tapped                              |
      |                                                     | a toast says what the lender says: "Not possible today" |
      | the connection is cut                               | the products can be tapped                              |
      | or 1 minute passes: the lender took too long        | a toast says "Something went wrong. Please try again."  |
