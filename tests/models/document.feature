Feature: The documents

  Scenario: It is opened
    Then this is how it begins
      | the page about the lender is opened | the document shows |
      | or the privacy policy is opened     |                    |
      | or the loan agreement is opened     |                    |

  Scenario: The document shows
    Then this is what comes of it
      | the borrower follows the link to customer service | customer service opens |
